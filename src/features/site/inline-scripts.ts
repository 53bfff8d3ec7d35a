/**
 * The inline scripts of every page, to which features add theirs. They are constant, because the
 * Content-Security-Policy of the site allows only these, by their hashes. Docusaurus adds two more: the color mode, and
 * the analytics tag if it is configured. Anything that can wait for the bundle does not belong here.
 *
 * Scripts that components render are written as the minifier would write them, and only on the server: in the browser,
 * Helmet would insert any that it does not find, and the policy of a page does not allow the scripts of other pages.
 */

/**
 * Redirects the page at `/` to the docs. Relative, so that it also works under a path that it was not built for; a host
 * that answers other addresses with this page, `/docs` among them, gets no second request.
 */
export const redirectToDocs =
  '/\\/(?:index\\.html)?$/.test(location.pathname)&&location.replace("docs"+location.search+location.hash)';

/**
 * The script that every page needs before it is shown.
 *
 * @param announcement id of the announcement bar, or undefined when there is none
 * @param scripts those of features
 */
export function beforePaint(baseUrl: string, announcement: string | undefined, scripts: readonly string[]): string {
  return [
    colorMode(),
    ...(announcement === undefined ? [] : [newAnnouncement(announcement)]),
    ...scripts,
    layOutInParts(),
    baseUrlIssueBanner(baseUrl),
  ].join('');
}

/** The theme takes anything stored for a mode, even "system" and nonsense; both mean the system's mode. */
function colorMode(): string {
  return oneLine(`(function(){
var html=document.documentElement,choice=html.getAttribute('data-theme-choice');
if(choice==='light'||choice==='dark')return;
html.setAttribute('data-theme-choice','system');
html.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')
})();`);
}

/** The theme hides a dismissed bar with CSS, and would hide a new announcement, too, until the page after the next. */
function newAnnouncement(id: string): string {
  return oneLine(`(function(){
try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})
document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(error){}
})();`);
}

/** The number of blocks of an article that are laid out at once: more than even a tall window shows. */
const FIRST_BLOCKS = 24;
/** The number of further blocks that are laid out with each frame: a few milliseconds of work, even on a phone. */
const BLOCKS_OF_FRAME = 8;

/**
 * A long article is not laid out in one go, because the browser would not respond meanwhile: whatever is far below the
 * window waits until the page is loaded, and then follows frame by frame. An address with a hash, a page that the
 * reader returns to or reloads, and any input before the end need the full height at once.
 */
function layOutInParts(): string {
  return oneLine(`(function(){
var visit=performance.getEntriesByType('navigation')[0];
if(location.hash||!document.adoptedStyleSheets||!visit||visit.type!=='navigate')return;
var sheet=new CSSStyleSheet,at=${FIRST_BLOCKS},signs=['pointerdown','keydown','wheel','touchstart','beforeprint'];
function wait(){sheet.replaceSync('.markdown>:nth-child(n+'+at+'){content-visibility:auto;contain-intrinsic-height:9rem}')}
function end(){signs.forEach(function(sign){removeEventListener(sign,end,true)});at=Infinity;
document.adoptedStyleSheets=document.adoptedStyleSheets.filter(function(one){return one!==sheet})}
function next(){at+=${BLOCKS_OF_FRAME};if(at===Infinity)return;
if(document.querySelector('.markdown>:nth-child('+at+')')){wait();requestAnimationFrame(function(){setTimeout(next)})}else end()}
wait();document.adoptedStyleSheets=document.adoptedStyleSheets.concat(sheet);
signs.forEach(function(sign){addEventListener(sign,end,{capture:true,passive:true})});
addEventListener('load',function(){setTimeout(next)})
})();`);
}

/**
 * A banner for the operator who deploys under a path other than `baseUrl`: then neither scripts nor styles load, so
 * no other file of the site could report it. Docusaurus' own banner appears only on the page at the base URL, which
 * redirects to `/docs` here, so nobody would see it.
 *
 * The page knows its own address from the link to itself in its language (the canonical one may lead to the latest
 * version); whatever precedes that in the location is the base URL that would have worked. If it is `baseUrl`, the
 * scripts failed to load for another reason. A copy in an archive or a file has another address; nobody has to repair
 * it.
 */
function baseUrlIssueBanner(baseUrl: string): string {
  return oneLine(`addEventListener('DOMContentLoaded',function(){
if(window.docusaurus)return;
var base=${JSON.stringify(baseUrl)},link=document.querySelector('link[hreflang]'),here=location.pathname.replace(/\\.html$/,'');
var page=link?new URL(link.href).pathname.slice(base.length):'';
if(page&&!here.endsWith('/'+page)||/:\\//.test(here)||!/^http/.test(location.protocol))return;
var found=page?here.slice(0,-page.length):null;
var banner=document.createElement('div');
banner.id='base-url-issue-banner';banner.setAttribute('role','alert');
banner.style.cssText='border:4px solid #b3261e;background:#fff4e5;color:#1f1300;margin:16px;padding:16px;font:18px/1.5 sans-serif';
banner.append('This site didn’t load properly. ');
if(found&&found!==base){banner.append('It was built for the base URL '+base+'. Build it again with the base URL ');var code=document.createElement('strong');code.textContent=found;banner.append(code,' (environment variable BASE_URL).')}
else banner.append('Its scripts could not be loaded. Check your network connection and load the page again.');
document.body.prepend(banner)});`);
}

function oneLine(script: string): string {
  return script.replaceAll('\n', '');
}
