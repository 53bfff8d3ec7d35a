// Without the analytics tag nothing more is loaded.
if (window.gtag) import('./report-vitals.js').catch(console.warn);
