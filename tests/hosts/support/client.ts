import {Agent, request} from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Asks a server over one connection, follows no redirect and unpacks nothing. */
export function createClient(port: number) {
  const agent = new Agent({keepAlive: true, maxSockets: 1});
  return {
    close: () => agent.destroy(),
    ask: (path: string, {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const sent = request({host: '127.0.0.1', port, path, method, agent, headers}, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
              ),
              body: Buffer.concat(parts),
            }),
          );
        });
        sent.on('error', reject);
        sent.end();
      }),
  };
}

export type Client = ReturnType<typeof createClient>;
