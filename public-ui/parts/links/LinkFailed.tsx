/** Tells that a mailed link does not work, with the reason and what to do. */
export function LinkFailed({ title, reason, hint }: { title: string; reason: string; hint: string }) {
  return (
    <>
      <div className="banner" role="alert">
        <b>{title}</b>
        <br />
        {reason}
      </div>
      <p className="soft">{hint}</p>
    </>
  );
}
