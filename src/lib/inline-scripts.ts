/**
 * Every script that stands in a page itself, all of them constant: the Content-Security-Policy of the site allows these by
 * their hashes, and nothing else of the kind. Two more come from Docusaurus: the color mode, and the analytics tag where it
 * is configured. What can wait for the bundle does not belong here.
 *
 * Scripts that components render are written as the minifier writes them, and by the server alone: in the browser, Helmet
 * would put in what it does not find, and the policy of a page does not allow those of others.
 */

import {addedLines} from './code/calls';
import {REQUEST_FORM_KEY} from './code/request-forms';

/** The page at `/` leads to the docs. Relative, so that it does so under a path that it was not built for, too. */
export const leadToDocs = 'location.replace("docs"+location.search+location.hash)';

/**
 * The page for what is not found: hosts without clean addresses answer `/docs/` and `/docs/index.html` with it. The router
 * takes no notice of the case of letters, and would put a page in the place of this one at `/DOCS/rest`.
 */
export const leadToPlainAddress = oneLine(`var plain=location.pathname.replace(/(\\/index\\.html|\\/+)$/,""),
part=/\\/(docs|fabric|release-notes)(\\/.*)?$/i.exec(plain);
part&&(plain=plain.slice(0,part.index)+part[0].toLowerCase()),
plain&&plain!==location.pathname&&(stop(),location.replace(plain+location.search+location.hash))`);

/** The upgrade view: with a choice in the address, what follows waits below the screen, as the list will push it there. */
export const makeRoomForChanges =
  '/[?&]from=/.test(location.search)&&(document.documentElement.dataset.upgradeChosen="")';

/** A page at an old address leads to the canonical one. The same in all of them, whatever the target. */
export const leadToCanonical =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";

/**
 * What every page needs before it is shown.
 *
 * @param announcement id of the announcement bar, or undefined when there is none
 */
export function beforePaint(baseUrl: string, announcement: string | undefined): string {
  return [
    colorMode(),
    ...(announcement === undefined ? [] : [newAnnouncement(announcement)]),
    requestForm(),
    layOutInParts(),
    baseUrlIssueBanner(baseUrl),
  ].join('');
}

/** The theme takes whatever is stored for a mode, also "system" and nonsense; both mean the system's mode. */
function colorMode(): string {
  return oneLine(`(function(){
var html=document.documentElement,choice=html.getAttribute('data-theme-choice');
if(choice==='light'||choice==='dark')return;
html.setAttribute('data-theme-choice','system');
html.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')
})();`);
}

/** The theme hides a dismissed bar by CSS, and would hide a new announcement as well, until the page after the next. */
function newAnnouncement(id: string): string {
  return oneLine(`(function(){
try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})
document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(error){}
})();`);
}

/**
 * The server cannot know in which form a reader sees requests. This lets the style sheet reserve the lines that the chosen
 * form has more than JSON, so that nothing moves when React puts it there: `--added-lines-` and the number of the kind of
 * call. Every page has it, so the lines are digits of base 36.
 */
export function requestForm(): string {
  const lines = Object.entries(addedLines).map(([form, all]) => `${form}:'${all.map((n) => n.toString(36)).join('')}'`);
  return (
    `try{[...{${lines.join()}}[localStorage.getItem('${REQUEST_FORM_KEY}')]].map((n,i)=>` +
    `document.documentElement.style.setProperty('--added-lines-'+i,parseInt(n,36)))}catch(error){};`
  );
}

/** What of an article is laid out at once: more than a window shows, even a high one. */
const FIRST_BLOCKS = 24;
/** How much of the rest is laid out with each frame: few milliseconds' work, also on a phone. */
const BLOCKS_OF_FRAME = 8;

/**
 * A long article is not laid out in one go, during which the browser would not answer: what is far below the window waits
 * until the page is loaded, and then comes with one frame after the other. An address that names a section, a page that
 * the reader comes back to, and whatever the reader does before the end, need the height of everything at once.
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
 * A banner for the operator who deploys under a path that differs from `baseUrl`: then neither scripts nor styles load, so
 * no other file of the site could say it. Docusaurus' own banner appears only on the page at the base URL, which here
 * forwards to `/docs`, so nobody would see it.
 *
 * The page knows its own address from the link to itself in its language (the canonical one may lead to the latest
 * version); what stands before it in the location is the base URL that would have worked. Where both agree, something else
 * kept the scripts away.
 */
function baseUrlIssueBanner(baseUrl: string): string {
  return oneLine(`addEventListener('DOMContentLoaded',function(){
if(window.docusaurus)return;
var base=${JSON.stringify(baseUrl)},link=document.querySelector('link[hreflang]'),here=location.pathname.replace(/\\.html$/,'');
var page=link?new URL(link.href).pathname.slice(base.length):'';
var found=page&&here.endsWith('/'+page)?here.slice(0,-page.length):null;
var banner=document.createElement('div');
banner.id='base-url-issue-banner';banner.setAttribute('role','alert');
banner.style.cssText='border:4px solid #b3261e;background:#fff4e5;color:#1f1300;margin:16px;padding:16px;font:18px/1.5 sans-serif';
banner.append('This site did not load properly. ');
if(found&&found!==base){banner.append('It was built for the base URL '+base+'. Build it again with the base URL ');var code=document.createElement('strong');code.textContent=found;banner.append(code,' (environment variable BASE_URL).')}
else banner.append('Its scripts could not be loaded. Check your network connection and load the page again.');
document.body.prepend(banner)});`);
}

function oneLine(script: string): string {
  return script.replaceAll('\n', '');
}
