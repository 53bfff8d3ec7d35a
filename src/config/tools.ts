import {availabilityPage} from '../features/availability/node';
import {errorPages} from '../features/errors/node';
import type {ToolPage} from '../features/versions/node';

/** The pages that features make from those of the docs, in the order in which the sidebars list them. */
export const tools: readonly ToolPage[] = [errorPages, availabilityPage];
