// Replaces theme-classic 3.10.2: names the requested address and suggests where to go next.
export {PageNotFound as default} from '@site/src/features/addresses/ui';
