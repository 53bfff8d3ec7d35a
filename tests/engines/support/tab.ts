/** The engines, by the names of their projects. */
export const engines = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engines)[number];

/** A key that has a name, and those that are held with others. */
export type Key = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';
export type Modifier = 'Control';

/** All that the tests need of a browser. Each way to drive one is a file beside this one. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page; JSON can hold it. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Moves the mouse to a place in the viewport and presses its button. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with another one held: a named one or a letter. */
  press: (key: Key | '/' | 'k', modifier?: Modifier) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A running engine. Each tab knows nothing of those before it. */
export interface Engine {
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
}
