import encodeQR from 'qr';
import sharp from 'sharp';

const ADDRESS = 'https://europa.eu/youreurope/citizens/consumers/index_de.htm';

/** An SVG like the EU's notice; its parts can be wrong. */
export function noticeSvg({ address = ADDRESS, colour = '#034ea2', height = 842 } = {}): Buffer {
  const code = encodeQR(address, 'raw', { border: 2 });
  const side = 180 / code.length;
  const modules = code.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark
        ? `<rect x="${x * side}" y="${y * side}" width="${side + 0.02}" height="${side + 0.02}"/>`
        : [],
    ),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="${height}"><rect width="595" height="${height}" fill="#fff"/><rect width="595" height="200" fill="${colour}"/><g transform="translate(60 400)">${modules.join('')}</g></svg>`,
  );
}

/** The same as a picture of a width. */
export const noticePng = (width: number, svg = noticeSvg()): Promise<Buffer> =>
  sharp(svg, { density: 300 }).resize({ width }).png().toBuffer();
