// Reports Core Web Vitals to the analytics tag. Without the tag it ends at once and loads nothing.
(() => {
  if (typeof window.gtag !== 'function') return;
  const library = new URL('web-vitals.js', document.currentScript.src);
  const report = ({name, value, delta, id, rating}) =>
    window.gtag('event', name, {
      value: delta,
      metric_id: id,
      metric_value: value,
      metric_rating: rating,
      non_interaction: true,
    });
  import(library).then(
    ({onCLS, onFCP, onINP, onLCP, onTTFB}) =>
      [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report)),
    (error) => console.warn('Web vitals are not reported:', error),
  );
})();
