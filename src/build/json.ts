export type {Json, Schema} from '../lib/json';
