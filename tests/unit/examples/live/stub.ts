import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Json} from '@site/src/lib/json';

/** A request as the stub received it. */
export interface Received {
  authorization: string | undefined;
  body: {operation: string; [key: string]: Json};
}

export interface Stub {
  url: URL;
  received: Received[];
  close: () => Promise<void>;
}

type Reply = {status?: number; body: Json};

/** A stand-in for an instance of Harper: answers operations from a table, everything else with a message. */
export async function startStub(replies: Record<string, Reply | ((body: Received['body']) => Reply)>): Promise<Stub> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Received['body'];
      received.push({authorization: request.headers.authorization, body});
      const reply: Reply | ((body: Received['body']) => Reply) = replies[body.operation] ?? {body: {message: 'done'}};
      const {status = 200, body: answer} = typeof reply === 'function' ? reply(body) : reply;
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    received,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
