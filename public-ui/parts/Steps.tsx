/** Progress through several steps; `now` counts from 0. */
export function Steps({ label, steps, now }: { label: string; steps: readonly string[]; now: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === now ? 'step' : undefined}
          className={i < now ? 'step step-done' : 'step'}
        >
          <span className="step-mark" aria-hidden="true">
            {i < now ? '✓' : i + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
