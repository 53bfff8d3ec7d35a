import type {Compiler} from 'webpack';

interface EmittedFile {
  /** Path below the output folder. */
  path: string;
  bytes: Buffer;
}

/** Adds files to the output of a bundle under exactly the names they have, also under `npm start`. */
export class EmitFiles {
  constructor(private readonly files: EmittedFile[]) {}

  apply(compiler: Compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        {name: 'EmitFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        () => {
          for (const {path, bytes} of this.files)
            compilation.emitAsset(path, new sources.RawSource(bytes), {immutable: true});
        },
      );
    });
  }
}
