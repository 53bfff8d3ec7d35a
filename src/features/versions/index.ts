export {featurePages} from './data/feature-pages';
export {nextRelease} from './data/next-release';
export {pageMoves} from './data/page-moves';
export {laterNames, productNames} from './data/product-names';
export {equivalentPage, type PageMove} from './equivalent-page';
export {formerPage, type RetiredVersion} from './former-page';
export {missingPageReason} from './missing-page-reason';
export {pathOfId} from './page-path';
export {documentationOf, productIn} from './product-in';
