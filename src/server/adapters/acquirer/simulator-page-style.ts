import { createHash } from 'node:crypto'

/** Deliberately different from the forum's own look. */
export const simulatorStyle = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f5;color:#1c2430;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.warning{margin:0;background:#fdf0c8;color:#5c4300;padding:8px 16px;font-size:14px;text-align:center}
header{max-width:880px;margin:0 auto;padding:20px 16px;display:flex;justify-content:space-between;align-items:center;gap:16px}
.bank{font-weight:700;font-size:18px;display:flex;align-items:center;gap:10px}
.bank svg{flex:none}
main{max-width:880px;margin:0 auto;padding:0 16px 48px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
main.wide{grid-template-columns:minmax(0,1fr)}
main.narrow{max-width:480px}
section{background:#fff;border:1px solid #d9dfe7;border-radius:12px;padding:20px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}
h2{font-size:16px;margin:0 0 4px}
p{margin:0 0 12px}
.quiet{color:#566274;font-size:14px}
.sum{display:flex;justify-content:space-between;align-items:baseline;gap:12px;border-top:1px solid #e4e8ee;margin:12px 0 20px;padding-top:12px}
.sum strong{font-size:24px;font-variant-numeric:tabular-nums;white-space:nowrap}
label{display:block;font-size:14px;font-weight:600;margin:0 0 4px}
input,select{width:100%;height:48px;border:1px solid #8794a6;border-radius:8px;padding:0 12px;font:inherit;background:#fff;color:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border:2px solid #b42318}
.field{margin:0 0 16px}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:12px}
button,.button{display:block;width:100%;min-height:48px;border:0;border-radius:8px;background:#1d3fa5;color:#fff;font-family:inherit;font-weight:600;font-size:16px;line-height:1.25;padding:12px 16px;cursor:pointer;text-align:center;text-decoration:none}
button:hover,.button:hover{background:#16327f}
.plain{display:block;text-align:center;padding:12px;margin-top:4px;color:#1d3fa5}
a{color:#1d3fa5}
:focus-visible{outline:3px solid #6d93ff;outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #e4e8ee}
li a{display:flex;justify-content:space-between;align-items:center;gap:12px;min-height:56px;padding:8px 0;text-decoration:none;color:inherit}
li a:hover strong{text-decoration:underline}
li strong,li span{display:block}
li .number{font-size:14px;color:#566274;font-variant-numeric:tabular-nums;white-space:nowrap}
li .action{flex:none;color:#1d3fa5;font-size:14px}
.errors{border:2px solid #b42318;border-radius:8px;padding:12px 16px;margin:0 0 16px}
.errors li{border:0;padding:0}
.errors li a{min-height:0;padding:4px 0;text-decoration:underline}
.errors h2{color:#b42318}
.state{display:inline-flex;align-items:center;gap:8px;font-weight:600;margin:8px 0 12px}
footer{text-align:center;padding:0 16px 32px;font-size:14px}
.dot{flex:none;width:12px;height:12px;border-radius:50%;background:#1a7f45}
.dot.off{background:#b42318}
@media(min-width:768px){main.wide{grid-template-columns:minmax(0,1fr) minmax(0,380px);align-items:start}section{padding:28px}}
`

/** Allows only the page's own style, its own forms and the way back to the shop. */
export function simulatorContentSecurityPolicy(returnOrigin: string | null): string {
  const hash = createHash('sha256').update(simulatorStyle).digest('base64')
  const targets = returnOrigin === null ? "'self'" : `'self' ${returnOrigin}`
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    // Browsers also check a form's redirect, so the shop's address must be allowed.
    `form-action ${targets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
