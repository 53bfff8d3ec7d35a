import {filesInPage, isOfBuild, titleOfPage} from '@site/src/features/offline/shared/files-in-page';
import {expect, it} from 'vitest';

const html = `<!doctype html><title data-rh=true>R&amp;D &lt;notes&gt; · Harper</title>
<link rel=canonical href=https://docs.example.com/docs /><link rel=alternate type=text/markdown href=/docs.md />
<link rel=preload as=font href=/assets/fonts/a.woff2><link rel="stylesheet" href="/assets/css/s.1.css?x=1"/>
<link href='/img/favicon.svg' rel='icon'><script src=/assets/js/runtime~main.5dc13dc6.js defer></script>
<script src=/assets/js/main.2.js defer></script><script src="//cdn.example.com/x.js"></script><script>a()</script>
<a href=/docs/rest>REST</a><img src=/img/a.png alt=""><img src=/img/a.png alt="again">`;

it('a page is shown with its scripts, styles, fonts and pictures, and not with icons and what it links to', () => {
  expect(filesInPage(html)).toEqual([
    '/assets/fonts/a.woff2',
    '/assets/css/s.1.css',
    '/assets/js/runtime~main.5dc13dc6.js',
    '/assets/js/main.2.js',
    '/img/a.png',
  ]);
});

it('a page tells its title, and is of the build whose script starts it', () => {
  expect(titleOfPage(html)).toBe('R&D <notes> · Harper');
  expect(isOfBuild(html, '/assets/js/runtime~main.5dc13dc6.js')).toBe(true);
  expect(isOfBuild(html, '/assets/js/runtime~main.0.js')).toBe(false);
  expect(titleOfPage('<p>')).toBe('');
});
