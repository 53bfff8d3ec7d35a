import {CARD_SIZE} from '../../lib/social-card';
import type {Card} from './collect-cards';

/** An element for satori, which accepts it instead of a React element. */
export interface CardElement {
  type: string;
  props: {style: Record<string, string | number>; children?: (CardElement | string)[]; src?: string};
}

type Style = CardElement['props']['style'];

const COLORS = {background: '#0e1419', line: '#0b6b62', title: '#ffffff', place: '#8fe3d9', muted: '#a7b1bf'};

/** A long title is set smaller, so that it fits into three lines. */
const TITLE_SIZES = [
  {upTo: 24, size: 92},
  {upTo: 48, size: 76},
  {upTo: Infinity, size: 60},
];

const box = (style: Style, ...children: (CardElement | string)[]): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/**
 * Lays out a card.
 *
 * @param mark the logo of the site, as the text of an SVG file
 */
export function designCard({title, place, version}: Omit<Card, 'file'>, mark: string): CardElement {
  const size = TITLE_SIZES.find(({upTo}) => title.length <= upTo)!.size;
  const src = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      borderBottom: `16px solid ${COLORS.line}`,
      background: COLORS.background,
      color: COLORS.title,
      fontFamily: 'Geist',
    },
    box(
      {alignItems: 'center', gap: 24, fontSize: 40, fontWeight: 600},
      {type: 'img', props: {src, style: {width: 72, height: 72}}},
      'Harper documentation',
    ),
    // satori applies `lineClamp` only to elements without flex layout.
    box(
      {
        display: 'block',
        fontSize: size,
        fontWeight: 600,
        lineHeight: 1.12,
        letterSpacing: '-0.025em',
        lineClamp: 3,
        overflowWrap: 'break-word',
      },
      title,
    ),
    box(
      {justifyContent: 'space-between', fontSize: 34, color: COLORS.muted},
      box({color: COLORS.place}, place.join(' / ')),
      ...(version ? [box({}, version)] : []),
    ),
  );
}
