// Reports Core Web Vitals to the analytics tag. The library is put beside it by src/features/site/node.
import {onCLS, onFCP, onINP, onLCP, onTTFB} from './web-vitals.js';

const report = ({name, value, delta, id, rating}) =>
  window.gtag('event', name, {
    value: delta,
    metric_id: id,
    metric_value: value,
    metric_rating: rating,
    non_interaction: true,
  });

for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
