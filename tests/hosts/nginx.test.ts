import {describeHost} from './support/contract';
import {portOf} from '../browser/support/builds';

describeHost('nginx', portOf(60));
