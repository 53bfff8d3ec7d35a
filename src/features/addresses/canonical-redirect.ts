import {canonicalPath} from '../../lib/canonical-path';
import {isFirstTry, TRIED_PATH} from '../../lib/is-first-try';

/**
 * For the not-found page: hosts without clean addresses answer `/docs/` and `/docs/index.html` with it. The router
 * takes more spellings than hosts do, and would replace this page with the page of `/docs/rest` at `/DOCS/rest`. A path
 * that cannot be decoded is left as it is, for the message.
 */
export const redirectToCanonicalPath = `(function(canonicalPath,isFirstTry){
try{decodeURIComponent(location.pathname)}catch(error){return}
var path=canonicalPath(location.pathname);
if(path!==location.pathname&&isFirstTry(path,'${TRIED_PATH}'))stop(),location.replace(path+location.search+location.hash)
})(${String(canonicalPath)},${String(isFirstTry)})`;
