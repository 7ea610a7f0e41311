/** Tells that a mailed link does not work, with the reason and, unless that says it, what to do. */
export function LinkFailed({ title, reason, hint }: { title: string; reason: string; hint: string }) {
  return (
    <>
      <div className="banner" role="alert">
        <b>{title}</b>
        <br />
        {reason}
      </div>
      {hint && <p className="soft">{hint}</p>}
    </>
  );
}
