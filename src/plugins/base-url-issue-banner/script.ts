/**
 * The inline script of every page. It must run where no other file of the site can be loaded, hence inline and small.
 *
 * The page knows its own address from the link to itself in its language (the canonical one may lead to the latest
 * version); what stands before it in the location is the base URL that would have worked. Where both agree, something else
 * kept the scripts away.
 */
export function bannerScript(baseUrl: string): string {
  return `addEventListener('DOMContentLoaded',function(){
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
document.body.prepend(banner)})`.replaceAll('\n', '');
}
