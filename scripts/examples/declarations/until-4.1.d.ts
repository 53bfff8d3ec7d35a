/**
 * The JavaScript API of HarperDB 4.1, as the pages under "Custom Functions" document it: CommonJS modules of a
 * project, which receive the Fastify server, `hdbCore` and `logger`. There are no globals and no package to import.
 *
 * `RouteModule` is what a file in `routes` exports. The compiler gives the function behind `module.exports =` no types,
 * so the check puts it into a constant of this type before it looks at such a file.
 */

/** An operation of the Operations API. 4.1 calls a group of tables a `schema` and the key a hash attribute. */
interface Operation {
  operation: string;
  schema?: string;
  table?: string;
  /** Set by `hdbCore.preValidation`; `hdbCore.request` needs it. */
  hdb_user?: unknown;
  [parameter: string]: any;
  // Names of later versions.
  database?: never;
  primary_key?: never;
  ids?: never;
}

/** Fastify's request, as far as routes on the pages use it. */
interface FastifyRequest {
  body: Operation;
  params: Record<string, string>;
  query: Record<string, any>;
  headers: Record<string, string>;
  readonly url: string;
  readonly method: string;
  readonly ip: string;
}

/** Fastify's reply, as far as routes may use it. */
interface FastifyReply {
  code(status: number): FastifyReply;
  header(name: string, value: string): FastifyReply;
  send(payload?: unknown): FastifyReply;
}

/** Result of an operation: an iterator of records for queries since 4.1.0, which has array methods but no index. */
interface OperationResult extends AsyncIterable<any> {
  filter(test: (row: any, index: number) => unknown): any;
  map<T>(change: (row: any, index: number) => T): any;
  forEach(visit: (row: any, index: number) => void): any;
  /** `result[0]` does not work: loop over the result. */
  readonly [index: number]: never;
}

interface HdbCore {
  /** Fastify hook: authenticates like the Operations API. Pass it on, do not call it. */
  readonly preValidation: PreValidation;
  /** Runs the operation in `request.body` with the permissions of `hdb_user`. */
  request(request: FastifyRequest): Promise<OperationResult>;
  /** Runs the operation in `request.body` without checking the user. */
  requestWithoutAuthentication(request: FastifyRequest): Promise<OperationResult>;
}

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'notify';
type HdbLogger = Record<Level, (message: string) => void>;

type PreValidation = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface RouteDeclaration {
  url: string;
  method: 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT' | readonly string[];
  preValidation?: PreValidation;
  handler: Handler;
  schema?: object;
}

interface FastifyServer {
  route(declaration: RouteDeclaration): FastifyServer;
  register(plugin: any, options?: Record<string, any>): FastifyServer;
}

/** The export of a file in `routes`. */
type RouteModule = (server: FastifyServer, helpers: {hdbCore: HdbCore; logger: HdbLogger}) => Promise<void>;
