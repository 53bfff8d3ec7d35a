/** The theme takes whatever is stored for a mode, also "system" and nonsense; both mean the system's mode. */
export function colorModeScript(): string {
  return `(function(){
var html=document.documentElement,choice=html.getAttribute('data-theme-choice');
if(choice==='light'||choice==='dark')return;
html.setAttribute('data-theme-choice','system');
html.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')
})();`.replaceAll('\n', '');
}

/** The theme hides a dismissed bar by CSS, and would hide a new announcement as well, until the page after the next. */
export function announcementScript(id: string): string {
  return `(function(){
try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})
document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(error){}
})();`.replaceAll('\n', '');
}
