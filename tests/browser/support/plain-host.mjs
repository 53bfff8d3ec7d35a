// A static host without rewrites: node plain-host.mjs DIRECTORY PORT [MOUNT]
import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

const [directory = 'build', port, mount = ''] = process.argv.slice(2);
const serve = sirv(directory, {extensions: ['html']});

createServer((request, response) => {
  const notFound = () => {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    createReadStream(join(directory, '404.html')).pipe(response);
  };
  const address = request.url ?? '/';
  if (!address.startsWith(mount)) return notFound();
  request.url = address.slice(mount.length) || '/';
  return serve(request, response, notFound);
}).listen(Number(port));
