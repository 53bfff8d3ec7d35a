import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Loading from '../../../src/theme/Loading';

const render = (state: Partial<Parameters<typeof Loading>[0]>) =>
  renderToStaticMarkup(
    <Loading error={null} pastDelay={false} timedOut={false} isLoading retry={() => {}} {...state} />,
  );

it('the page loader shows nothing for the first 200 ms, then a spinner that says what for, and an error at once', () => {
  expect(render({})).toBe('');
  expect(render({pastDelay: true})).toMatch(/role="status" aria-label="Loading page"/);
  expect(render({error: new Error('Loading chunk 12 failed.')})).toContain('Loading chunk 12 failed.');
});
