export {isOperationBody, operationBody, type OperationBody} from './calls';
export {requestForm, wrapLines} from './inline-scripts';
export {requestSample} from './samples';
