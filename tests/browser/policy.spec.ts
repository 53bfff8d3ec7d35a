// Not the `test` of the others, which fails on any report: here they have to come.
import {expect, test} from '@playwright/test';

test('what the policy does not name is not run, and reported', async ({page}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.route('**/fabric', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('</head>', '<script>window.intruded = true</script><style>h1{color:red}</style></head>');
    await route.fulfill({response, body});
  });
  await page.goto('/fabric');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  const found = reports.filter((text) => text.includes('Content Security Policy'));
  expect(found.some((text) => text.includes('script-src'))).toBe(true);
  expect(found.some((text) => text.includes('style-src-elem'))).toBe(true);
});

test('text does not become code, and pages ask nobody else', async ({page}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.route('**/js/vitals.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `try { new Function('')(); window.outcome = 'ran' } catch (error) { window.outcome = error.name }
        fetch('https://example.com/').catch(() => { window.asked = true });`,
    }),
  );
  await page.goto('/fabric');
  await page.waitForFunction(() => 'asked' in window);
  expect(await page.evaluate(() => (window as unknown as {outcome: string}).outcome)).toBe('EvalError');
  expect(reports.some((text) => text.includes('Content Security Policy') && text.includes('connect-src'))).toBe(true);
});
