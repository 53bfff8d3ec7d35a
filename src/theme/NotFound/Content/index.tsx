// Replaces theme-classic 3.10.2: says which address was asked for, and leads on.
export {default} from '@site/src/components/PageNotFound';
