import problems from '@generated/content-check/default/problems.json';
import {createRoot} from 'react-dom/client';
import MistakeMark from './MistakeMark';

// Beside the site, so that no part of it is another one than in the published pages.
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

function render(): void {
  root.render(<MistakeMark problems={problems} />);
}

render();
import.meta.webpackHot?.accept('@generated/content-check/default/problems.json', render);
