import type {Catalogue, Operation} from './types';

/** A row of the operation index. Texts may contain code in backticks. */
export interface OperationRow extends Pick<
  Operation,
  'id' | 'name' | 'category' | 'permission' | 'since' | 'isDeprecated'
> {
  /** Address of the operation. */
  path: string;
  summary: string;
}

/** The facts of each operation that the operation index shows. */
export function indexRows({operations}: Catalogue): OperationRow[] {
  return operations.map(({id, name, category, url, description, permission, since, isDeprecated}) => ({
    id,
    name,
    category,
    path: url,
    summary: firstSentence(description),
    permission: capitalize(permission.replace(/\.$/, '')),
    since,
    isDeprecated,
  }));
}

/** A sentence ends with `.`, `!` or `?`, outside of code, before a space and a capital or code, or at the end. */
export function firstSentence(text: string): string {
  return /^(?:`[^`]*`|[^`])*?[.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
