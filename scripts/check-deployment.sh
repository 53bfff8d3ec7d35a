#!/usr/bin/env bash
# Requests one thing of each kind from a deployed site: bash scripts/check-deployment.sh https://docs.example.com/ [plain]
# "plain" is for a host without redirects and headers, such as GitHub Pages.
set -uo pipefail
site=${1:?Say which site: https://docs.example.com/}
site=${site%/}
plain=${2:-}
path=$(sed -E 's|^https?://[^/]+||' <<<"$site")
failed=0

# ask PATH [OPTION…] prints the status and the headers.
ask() { curl --silent --max-time 30 --output /dev/null --dump-header - "$site$1" "${@:2}" | tr -d '\r'; }
body() { curl --silent --max-time 30 --compressed --fail "$site$1"; }
# report NAME succeeded-or-not [PROBLEM]
report() { if [[ $2 == 0 ]]; then echo "✓ $1"; else echo "✗ $1${3:+: $3}"; failed=1; fi; }
# contains NAME TEXT PATTERN
contains() { grep -Eqi -- "$3" <<<"$2"; report "$1" $? "expected $3"; }

page=$(body /docs)
headers=$(ask /docs)
contains 'the landing page' "$page" '<h1'
contains 'canonical addresses name this site' "$page" "rel=\"?canonical\"? href=\"?$site/docs[\" >]"
contains 'the sitemap names this site' "$(body /sitemap.xml)" "<loc>$site/docs</loc>"
# A page that the latest version has, whichever these are.
first=$(body /docs/llms.txt | grep -Eo '/docs/[a-z/-]+\.md' | head -1)
contains 'a page' "$(body "${first%.md}")" '<h1'
contains 'a page as Markdown' "$(body "$first")" '^# '
contains 'the search index' "$(body /search-index.json)" '"docs-default-'
contains 'what is not found' "$(ask /docs/no-such-page)" '^HTTP/[0-9.]+ 404'
contains 'the service worker' "$(ask /service-worker.js)" '^content-type: *(text|application)/javascript'
! ask /service-worker.js | grep -Eqi '^cache-control:.*max-age=[0-9]{6}'
report 'the service worker is not cached for days' $?

for file in $(grep -Eo "(src|href)=\"?$path/assets/[^\" >]+" <<<"$page" | sed -E 's/^(src|href)="?//' | sort -u); do
  grep -Eq '^HTTP/[0-9.]+ 200' <<<"$(ask "${file#"$path"}")" || missing="${missing:-} $file"
done
report 'the scripts and styles of the page' "$([[ -z ${missing:-} ]]; echo $?)" "missing:${missing:-}"

if [[ $plain == plain ]]; then
  contains 'the policy in the page' "$page" 'http-equiv="?Content-Security-Policy'
  contains 'a former address' "$(body /docs/operations-api/jobs/)" "url=$path/docs/.+/jobs"
else
  contains 'a former address' "$(ask '/docs/operations-api/jobs?a=1')" "^location: .*$path/docs/.+/jobs\?a=1"
  contains 'compression' "$(ask /docs --header 'Accept-Encoding: br, gzip')" '^content-encoding: *(br|gzip)'
  for header in x-content-type-options referrer-policy permissions-policy cross-origin-opener-policy; do
    contains "$header" "$headers" "^$header: *."
  done
  contains 'pages are asked for again' "$headers" '^cache-control:.*(max-age=0|no-cache)'
  # A host that has not reloaded its configuration sends the policy of the former build, which stops our scripts.
  policy=$(grep -i '^content-security-policy:' <<<"$headers")
  for hash in $(grep -Eo "http-equiv=\"?Content-Security-Policy[^>]+" <<<"$page" | grep -Eo "sha256-[A-Za-z0-9+/=]+" | sort -u); do
    grep -Fq "$hash" <<<"$policy" || refused="${refused:-} $hash"
  done
  report 'the policy allows the scripts of the page' "$([[ -n $policy && -z ${refused:-} ]]; echo $?)" "reload the host's configuration; refused:${refused:-}"
  for file in /_headers /_redirects; do
    contains "$file is not served" "$(ask "$file")" '^HTTP/[0-9.]+ 404'
  done
fi
exit $failed
