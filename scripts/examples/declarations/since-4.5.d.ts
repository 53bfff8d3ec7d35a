/** Additions of 4.5. */

declare module 'harperdb' {
  export interface HarperBlob extends Blob {
    bytes(): Promise<any>;
    on(event: 'error', listener: (error: any) => void): any;
    on(event: 'size', listener: (size: number) => void): any;
  }
  export function createBlob(
    source: any,
    options?: {saveBeforeCommit?: boolean; flush?: boolean; type?: string; size?: number; compress?: boolean},
  ): HarperBlob;
}

declare const createBlob: typeof import('harperdb').createBlob;
