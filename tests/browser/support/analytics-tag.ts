import type {BrowserContext} from '@playwright/test';

/** Answers requests for the analytics tag, since tests reach no other machine. The page can see that it was loaded. */
export async function answerAnalyticsTag(context: BrowserContext): Promise<void> {
  await context.route(/googletagmanager\.com|google-analytics\.com/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.tagLoaded = true;'}),
  );
}
