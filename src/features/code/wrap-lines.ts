/** The key under which the browser keeps that the reader prefers wrapped code. */
export const WRAP_LINES_KEY = 'wrap-code';
