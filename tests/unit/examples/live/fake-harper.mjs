// @ts-nocheck -- run by itself, as Harper's own command is
// Stands in for Harper's own command: answers operations and requests with what it was sent, until it is ended.
import {createServer} from 'node:http';

const {OPERATIONSAPI_NETWORK_PORT, HTTP_PORT} = process.env;
const serve = (port, answer) =>
  createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const [status, body] = answer(request, text);
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
    });
  }).listen(Number(port), 'localhost');

serve(OPERATIONSAPI_NETWORK_PORT, ({url}, text) => {
  if (url === '/health') return [200, 'running'];
  const body = JSON.parse(text);
  return body.operation === 'fail' ? [400, {error: 'refused'}] : [200, {message: `done ${body.operation}`, count: 2}];
});
serve(HTTP_PORT, ({method, url}) => (method === 'PUT' ? [204, undefined] : [200, [{id: url.slice(1)}]]));
console.log('Operations API: ready');
