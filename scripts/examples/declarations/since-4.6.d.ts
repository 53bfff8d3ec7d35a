/** Additions of 4.6: the target of a request, and the plugin API. */

declare module 'harperdb' {
  import type {EventEmitter} from 'node:events';
  import type {Stats} from 'node:fs';

  /** URLSearchParams, except that `sort` is a property. */
  export interface RequestTarget extends Omit<URLSearchParams, 'sort'> {
    id: any;
    pathname: string;
    search: string;
    isCollection: boolean;
    checkPermission: any;
    conditions?: Condition[];
    limit?: number;
    offset?: number;
    sort?: Sort;
    select?: Select;
    [name: string]: any;
  }

  export type ConfigValue = string | number | boolean | null | undefined | ConfigValue[] | Config;
  export type Config = {[key: string]: ConfigValue};

  export type FilesOptionObject = {source: string | string[]; ignore?: string | string[]};
  export type FilesOption = string | string[] | FilesOptionObject;
  export type FileAndURLPathConfig = {files: FilesOption; urlPath?: string};

  export type BaseEntry = {stats: Stats | undefined; urlPath: string; absolutePath: string};
  export type FileEntry = BaseEntry & {contents: Buffer};
  export type EntryEvent = BaseEntry & {eventType: string; entryType: string};
  export type AddFileEvent = FileEntry & {eventType: 'add'; entryType: 'file'};
  export type ChangeFileEvent = FileEntry & {eventType: 'change'; entryType: 'file'};
  export type UnlinkFileEvent = BaseEntry & {eventType: 'unlink'; entryType: 'file'};
  export type AddDirectoryEvent = BaseEntry & {eventType: 'addDir'; entryType: 'directory'};
  export type UnlinkDirectoryEvent = BaseEntry & {eventType: 'unlinkDir'; entryType: 'directory'};
  export type FileEntryEvent = AddFileEvent | ChangeFileEvent | UnlinkFileEvent;
  export type DirectoryEntryEvent = AddDirectoryEvent | UnlinkDirectoryEvent;
  export type onEntryEventHandler = (entryEvent: FileEntryEvent | DirectoryEntryEvent) => void;

  export class EntryHandler extends EventEmitter {
    readonly name: string;
    readonly directory: string;
    on(event: 'all', listener: onEntryEventHandler): this;
    on(event: 'add', listener: (event: AddFileEvent) => void): this;
    on(event: 'addDir', listener: (event: AddDirectoryEvent) => void): this;
    on(event: 'change', listener: (event: ChangeFileEvent) => void): this;
    on(event: 'unlink', listener: (event: UnlinkFileEvent) => void): this;
    on(event: 'unlinkDir', listener: (event: UnlinkDirectoryEvent) => void): this;
    on(event: 'close' | 'ready', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    close(): this;
    update(config: FilesOption | FileAndURLPathConfig): Promise<any>;
  }

  export class OptionsWatcher extends EventEmitter {
    on(event: 'change', listener: (key: string[], value: any, config: any) => void): this;
    on(event: 'ready', listener: (config: any) => void): this;
    on(event: 'close' | 'remove', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    close(): this;
    get(key: string[]): any;
    getAll(): any;
    getRoot(): Config | undefined;
  }

  export class Scope extends EventEmitter {
    readonly name: string;
    readonly directory: string;
    readonly resources: Resources;
    readonly server: Server;
    readonly options: OptionsWatcher;
    readonly logger: Logger;
    close(): this;
    handleEntry(): EntryHandler;
    handleEntry(handler: onEntryEventHandler): EntryHandler;
    handleEntry(files: FilesOption | FileAndURLPathConfig, handler?: onEntryEventHandler): EntryHandler;
    requestRestart(): void;
  }
}
