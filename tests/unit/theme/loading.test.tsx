import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Loading from '../../../src/theme/Loading';

const render = (state: Partial<Parameters<typeof Loading>[0]>) =>
  renderToStaticMarkup(
    <Loading error={null} pastDelay={false} timedOut={false} isLoading retry={() => {}} {...state} />,
  );

describe('the page loader', () => {
  it('shows nothing for the first 200 ms', () => {
    expect(render({})).toBe('');
  });

  it('shows a spinner after that, and says what for', () => {
    expect(render({pastDelay: true})).toMatch(/role="status" aria-label="Loading the page"/);
  });

  it('shows the error and a Retry button when loading failed', () => {
    const html = render({pastDelay: true, error: new Error('Loading chunk 12 failed.')});
    expect(html).toContain('role="alert"');
    expect(html).toContain('Error: Loading chunk 12 failed.');
    expect(html).toContain('>Retry</button>');
  });

  it('writes an error as text, never as markup', () => {
    expect(render({error: new Error('<img src=x onerror=alert(1)>')})).not.toContain('<img');
  });
});
