import {describeHost} from './support/contract';
import {portOf} from '../browser/support/builds';

describeHost('caddy', portOf(65));
