/**
 * The JavaScript API of Harper, as the pages under "Reference" document it: global variables, the Resource class,
 * transactions, blobs and the plugin API. Where the pages leave a type open, it is any.
 *
 * For all versions from 4.2 on; what came as a whole with a later one is in a file of its own. A line that ends in
 * `// since 4.6` or `// until 4.5` is declared in these versions only.
 */

declare module 'harperdb' {
  import type {EventEmitter} from 'node:events';
  import type {IncomingMessage, Server as HttpServerOfNode, ServerResponse} from 'node:http';
  import type {Server as HttpsServerOfNode} from 'node:https';
  import type {Server as SocketServerOfNode, Socket} from 'node:net';
  import type {Server as TlsServerOfNode} from 'node:tls';

  export type Id = string | number | (string | number)[];

  export interface User {
    username: string;
    active: boolean;
    role: {role: string; permission: any; [name: string]: any};
    [name: string]: any;
  }

  export interface Condition {
    attribute?: string | string[]; // since 4.3
    attribute?: string; // until 4.2
    comparator?: string;
    value?: any;
    operator?: 'and' | 'or'; // since 4.3
    conditions?: Condition[]; // since 4.3
  }

  export interface Sort {
    attribute: string | string[];
    descending?: boolean;
    next?: Sort;
    /** Vector for a search by distance. */
    target?: number[];
  }

  export type Select = string | ((string | {name: string; select?: Select})[] & {asArray?: boolean}); // since 4.3
  export type Select = string | (string[] & {asArray?: boolean}); // until 4.2

  export interface Query {
    id?: Id | null; // since 4.3
    conditions?: Condition[];
    operator?: 'and' | 'or';
    limit?: number;
    offset?: number;
    select?: Select;
    sort?: Sort; // since 4.3
    explain?: boolean; // since 4.3
    enforceExecutionOrder?: boolean; // since 4.3
    onlyIfCached?: boolean;
    noCache?: boolean;
    noCacheStore?: boolean;
    url?: string;
    get?(name: string): any;
    [name: string]: any; // since 4.3
  }

  export interface SubscriptionRequest {
    id?: Id;
    isCollection?: boolean;
    onlyChildren?: boolean;
    startTime?: any;
    previousCount?: number;
    omitCurrent?: boolean;
    [name: string]: any; // since 4.3
  }

  export interface Subscription extends AsyncIterable<any> {
    queue: any[];
    [name: string]: any;
  }

  export interface Context {
    user?: User;
    transaction?: Transaction;
    lastModified?: any;
    url?: string;
    method?: string;
    headers?: any;
    responseHeaders?: any;
    pathname?: string;
    host?: string;
    ip?: string;
    body?: any; // since 4.3
    data?: Promise<any>; // since 4.3
    requestContext?: any;
    /** For a source: what its answer replaces, and when that expires. */
    replacingRecord?: any;
    replacingVersion?: number;
    expiresAt?: number;
    noCacheStore?: boolean; // since 4.3
    [name: string]: any; // since 4.3
  }

  export interface Transaction {
    commit(): Promise<any>;
    abort(): void;
    resetReadSnapshot(): void; // until 4.2
    timestamp: number;
    [name: string]: any;
  }

  export type ContextOrResource = Context | Resource | Transaction;

  export class Resource {
    static loadAsInstance?: boolean; // since 4.6
    static explicitContext?: boolean; // since 4.6
    static directURLMapping?: boolean; // since 4.5
    static primaryKey: string;
    static get(target: any, context?: ContextOrResource): any; // since 4.3
    static get(id: Id, context?: ContextOrResource): any; // until 4.2
    static put(target: any, record?: any, context?: ContextOrResource): Promise<any>;
    static create(record: any, context?: any): Promise<any>; // since 4.3
    static post(target: any, data?: any, context?: ContextOrResource): any; // since 4.3
    static patch(target: any, recordUpdate?: any, context?: ContextOrResource): any; // since 4.3
    static delete(target: any, context?: ContextOrResource): any;
    static publish(target: any, message?: any, context?: ContextOrResource): any;
    static subscribe(request?: SubscriptionRequest | Id, context?: ContextOrResource): Promise<Subscription>;
    /** An async iterable of records, or the plan of the query with `explain`. */
    static search(query: Query | RequestTarget | Condition[], context?: ContextOrResource): any; // since 4.6
    static search(query: Query | Condition[], context?: ContextOrResource): any; // until 4.5
    static update(target: any, updates?: any, context?: ContextOrResource): any; // since 4.6
    static invalidate(target: any, context?: ContextOrResource): any; // since 4.6
    static connect(target: any, incomingMessages?: AsyncIterable<any>, context?: ContextOrResource): any; // since 4.6
    static connect(incomingMessages?: AsyncIterable<any>, query?: any): any; // until 4.5
    static parsePath(path: string, context?: Context, query?: any): any;
    static isCollection(resource: Resource): boolean;

    get(target?: any): any;
    search(query: any): any;
    put(target: any, data?: any): any; // since 4.3
    put(data: any): any; // until 4.2
    patch(target: any, data?: any): any; // since 4.3
    update(target?: any, updates?: any): any;
    delete(target?: any, ...rest: any[]): any;
    publish(target: any, message?: any): any; // since 4.6
    publish(message: any): any; // until 4.5
    post(target: any, data?: any): any; // since 4.3
    post(data: any): any; // until 4.2
    create(target: any, record?: any): any; // since 4.6
    invalidate(target?: any): any; // since 4.6
    invalidate(): any; // until 4.5
    subscribe(request?: SubscriptionRequest): any;
    connect(target?: any, incomingMessages?: any): any; // since 4.3
    connect(incomingMessages?: any): any; // until 4.2
    // Methods of later versions are not attributes of a record either.
    create: undefined; // until 4.5
    subtractFrom: undefined; // until 4.2
    getProperty: undefined; // until 4.5
    getExpiresAt: undefined; // until 4.5
    addTo: undefined; // until 4.2
    set(property: string, value: any): void;
    addTo(property: string, value: number | bigint): void; // since 4.3
    getId(): any;
    getUpdatedTime(): number;
    wasLoadedFromSource(): boolean;
    getContext(): Context;
    allowCreate(user: any, data?: any, context?: Context): boolean | Promise<boolean>;
    allowRead(user: any, query?: any, context?: Context): boolean | Promise<boolean>;
    allowUpdate(user: any, data?: any, context?: Context): boolean | Promise<boolean>;
    allowDelete(user: any, query?: any, context?: Context): boolean | Promise<boolean>;
    allowStaleWhileRevalidate(
      entry: {version: number; localTime: number; expiresAt: number; value: any},
      id?: any,
    ): boolean;
    /** Attributes of the record, in the legacy binding of instances to records. */
    [attribute: string]: any;
  }

  export class Table extends Resource {
    static sourcedFrom(source: any, options?: SourceOptions): void;
    static getRecordCount(options?: {exactCount?: boolean}): Promise<RecordCount>; // since 4.5
    static setComputedAttribute(name: string, computeFunction: (record: any) => any): void; // since 4.4
    static operation(operation: object, context?: ContextOrResource): Promise<any>;
    static setResidency(choose: (record: any) => string[] | number | undefined): void; // since 4.5
    static setResidencyById(choose: (id: any) => string[] | number | undefined): void; // since 4.5
    static setResidency(choose: (record: any) => string[] | undefined): void; // since 4.4 until 4.4
    static setResidencyById(choose: (id: any) => string[] | undefined): void; // since 4.4 until 4.4
  }

  export interface SourceOptions {
    expiration?: number;
    eviction?: number; // since 4.3
    scanInterval?: number; // since 4.3
    replicationSource?: boolean; // until 4.2
  }

  export type RecordCount = {recordCount: number; estimatedRange?: number[]}; // since 4.5

  export type Tables = {[name: string]: typeof Table};

  export const tables: Tables;
  export const databases: {[name: string]: Tables};

  type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'notify';
  export interface Logger extends Record<Level, (...messages: any[]) => void> {
    loggerWithTag?(tag: string): Logger; // since 4.6
  }
  export const logger: Logger;

  export function transaction<Result>(callback: (transaction: Transaction) => Result): Promise<Awaited<Result>>;
  export function transaction<Result>(
    context: object,
    callback: (transaction: Transaction) => Result,
  ): Promise<Awaited<Result>>;

  export interface HarperRequest {
    url: string;
    method: string;
    headers: any;
    pathname: string;
    protocol: string; // since 4.4
    data: any;
    body: any;
    ip: string; // since 4.4
    host: string; // since 4.4
    user?: User;
    session?: any; // since 4.4
    sendEarlyHints(link: string, headers?: object): void; // since 4.4
    login(username: string, password: string): Promise<void>; // since 4.4
    _nodeRequest: IncomingMessage; // since 4.4
    _nodeResponse: ServerResponse; // since 4.4
    [name: string]: any; // since 4.4
  }

  export type RequestListener = (request: HarperRequest, next?: RequestListener) => any;
  export type WsListener = (ws: any, request: HarperRequest, chainCompletion: Promise<any>, next?: WsListener) => any;
  export type UpgradeListener = (request: any, socket: Socket, head: Buffer, next?: UpgradeListener) => any;
  export type HttpServer = HttpServerOfNode | HttpsServerOfNode;

  export interface UpgradeOptions {
    runFirst?: boolean; // since 4.3
    port?: number;
    securePort?: number;
  }
  export type HttpOptions = UpgradeOptions;
  export interface WsOptions extends UpgradeOptions {
    maxPayload?: number;
    /** Documented for extensions. */
    subProtocol?: string; // until 4.3
  }

  export interface Resources extends Map<string, any> {
    set(name: string, resource: any, exportTypes?: {[protocol: string]: boolean}): this;
    getMatch(path: string, exportType?: string): any;
  }

  export interface ContentTypeHandler {
    serialize?(data: any): Buffer | Uint8Array | string;
    serializeStream?(data: any): any;
    deserialize?(data: any): any;
    q?: number;
  }
  export const contentTypes: Map<string, ContentTypeHandler>;

  export interface Server {
    http(listener: RequestListener, options?: HttpOptions): HttpServer[];
    request(listener: RequestListener, options?: HttpOptions): HttpServer[];
    ws(listener: WsListener, options: WsOptions): HttpServer[]; // since 4.3
    upgrade(listener: UpgradeListener, options?: UpgradeOptions): void; // since 4.3
    socket(
      listener: (socket: any) => void,
      options?: {port?: number; securePort?: number},
    ): SocketServerOfNode | TlsServerOfNode;
    config: any;
    recordAnalytics(value: number, metric: string, path?: string, method?: string, type?: string): void;
    getUser(username: string, password?: string): Promise<User>;
    authenticateUser(username: string, password: string): Promise<User>; // since 4.5
    resources: Resources; // since 4.5
    operation(operation: object, context?: object, authorize?: boolean): Promise<any>; // since 4.4
    nodes: any[]; // since 4.4
    shards: Map<number, any[]>; // since 4.5
    hostname: string; // since 4.4
    contentTypes: Map<string, ContentTypeHandler>;
    mqtt: {events: EventEmitter; [name: string]: any};
    workerIndex: number;
    workerCount: number;
  }
  export const server: Server;
}

declare const tables: typeof import('harperdb').tables;
declare const databases: typeof import('harperdb').databases;
declare const Resource: typeof import('harperdb').Resource;
declare const auth: typeof import('harperdb').auth;
declare const logger: typeof import('harperdb').logger;
declare const server: typeof import('harperdb').server;
declare const contentTypes: typeof import('harperdb').contentTypes;
declare const transaction: typeof import('harperdb').transaction;

/** Resource methods set the HTTP status of an error with this property. */
interface Error {
  statusCode?: number;
}

/** With this property, a list of attributes to select asks for arrays instead of objects. */
interface Array<T> {
  asArray?: boolean;
}
