// A static host that adds a script to each page, for engines that do not tell of errors: node serve.mjs DIRECTORY PORT
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

const [directory = 'build', port] = process.argv.slice(2);
const serve = sirv(directory);

/** Uncaught errors, files that cannot be loaded and what is written to the console, for as long as the tab is open. */
const KEEP_ERRORS = `<script>{
const keep = (error) => sessionStorage.setItem('errors', JSON.stringify([...JSON.parse(sessionStorage.getItem('errors') ?? '[]'), error]));
addEventListener('error', ({message, target}) => keep(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({reason}) => keep('rejected: ' + reason));
const {error} = console;
console.error = (...words) => { keep('console: ' + words.join(' ')); error(...words); };
}</script>`;

createServer((request, response) => {
  const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
  const isFile = /\.[a-z\d]+$/.test(path) && !path.endsWith('.html') && existsSync(join(directory, path));
  if (isFile) {
    serve(request, response);
    return;
  }
  const page = [path, `${path}.html`, `${path}/index.html`].find(
    (name) => name.endsWith('.html') && existsSync(join(directory, name)),
  );
  response.writeHead(page ? 200 : 404, {'content-type': 'text/html; charset=utf-8'});
  response.end(readFileSync(join(directory, page ?? '404.html'), 'utf8').replace('<head>', `<head>${KEEP_ERRORS}`));
}).listen(Number(port));
