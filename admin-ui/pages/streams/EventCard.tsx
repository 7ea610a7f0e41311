import { Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { networkAddress } from '../../../web-kit/format.ts';
import type { Happened } from '../../base/log.ts';
import { logWords } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import { Actor } from '../../parts/Actor.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Json } from '../../parts/Json.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { StateAsOf } from './StateAsOf.tsx';
import { texts } from './texts.ts';

type Props = {
  event: Happened;
  previous: Happened | undefined;
  /** Whether the state after this event is shown. */
  open: boolean;
  onToggle: (open: boolean) => void;
};
const { asOf } = texts;

/** One event: what happened, time, actor, source and data, and on demand the state after it. */
export function EventCard({ event, previous, open, onToggle }: Props) {
  const card = useRef<HTMLLIElement>(null);
  const linked = useRef(open);
  useEffect(() => {
    if (linked.current) card.current?.scrollIntoView({ block: 'start' });
  }, []);
  const panel = `state-${event.position}`;
  return (
    <Card component="li" ref={card} variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 1.5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {event.revision} · {logWords.event(event.type)}
        </Typography>
        <EventFacts event={event} />
        <Json value={event.data} label={`${texts.data} ${event.revision}`} />
        <Button
          sx={{ justifySelf: 'start' }}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => onToggle(!open)}
        >
          {open ? asOf.hide : asOf.button}
        </Button>
        {open && (
          <section id={panel} aria-label={asOf.heading(event.revision)}>
            <StateAsOf event={event} previous={previous} />
          </section>
        )}
      </CardContent>
    </Card>
  );
}

function EventFacts({ event }: { event: Happened }) {
  return (
    <Facts
      facts={[
        [texts.type, event.type],
        [texts.time, <Time key="at" at={event.at} precise />],
        [texts.actor, <Actor key="actor" {...event.actor} />],
        [texts.ip, event.ip ? networkAddress(event.ip) : words.none],
        [texts.userAgent, event.userAgent ?? words.none],
        [texts.call, event.call ?? words.none],
        [texts.position, event.position],
        [texts.correlation, event.correlationId],
      ]}
    />
  );
}
