/** The sign of each card on a grid of 24, drawn for this project; a sign is what its bearer holds or does. */

const CROWN = 'M4 18 3 7l5 4 4-7 4 7 5-4-1 11Z';
const STAR = 'M12 2 15 9h7l-6 4.5L18.500 21 12 16.500 5.500 21 8 13.500 2 9h7Z';
const SHIELD = 'M12 2 21 6v6c0 6-4 9-9 10-5-1-9-4-9-10V6ZM8 8h8v3h-2.500v7h-3v-7H8Z';
const SWORDS = 'M6 3 14 11l3-1 2 2-3 3 5 5-2 2-5-5-3 3-2-2 1-3L2 7V3ZM15 3h6v6l-4 4-5-5Z';
const BOW = 'M3 2c10 .5 18.500 9 19 19l-2.600.1C18.600 12.600 11.400 5.400 2.900 4.600ZM3.400 3 21 20.600l-.9.9L2.500 3.900ZM2 22l1.500-4.500L14.600 6.400l1.600 1.600L5.100 19.100ZM13.200 4.600 20 3l-1.600 6.800Z';
const HAMMER = 'M3 3h12v8h-4l10 10-2 2L9 13v-2H3Z';
const HALBERD = 'M17 2c4 2 5 6 3 10l-4-1-9 11-3-2 9-11-3-3c1-3 4-4 7-4Z';
const PICK = 'M2 8C8 1 16 1 22 8l-2 2c-2-2-4-3.500-6.500-4v16h-3V6C8 6.500 6 8 4 10Z';
const RIFLE = 'M2 18 15 6l-1-2 3-2 5 5-2 3-2-1L9 17v3l-4 2Z';
const BOOK = 'M3 4c4-1 7 0 8 2v14c-2-2-5-2.500-8-2ZM21 4c-4-1-7 0-8 2v14c2-2 5-2.500 8-2Z';
const LAMP = 'M10 2h4v3l4 3-2 10H8L6 8l4-3ZM9 20h6v2H9ZM10.500 9 10 16h4l-.5-7Z';
const RAPIERS = 'M3 3 13 14l2-2 2 2-2 2 5 5-1.500 1.500-5-5-2 2-2-2 2-2L2 4ZM21 3l-7 7 1.500 1.500L22 4Z';
const SPANNER = 'M15 2c3-.5 6 2 7 5l-4-1-2 2 1 4c-2 0-3-.5-4-1L6 21c-2 2-6-2-4-4L12 8c-1-3 0-5.500 3-6Z';
const WING = 'M2 6c8-3 16-2 20 0-1 4-4 6-7 6 1 2 0 3-3 3 0 3-3 4-6 5C8 15 4 11 2 6Z';
const CANNON = 'M2 9h14v-2h3v8h-3v-2H2ZM6 15a4 4 0 1 0 .1 0ZM16 15h3v5h-3Z';
const CAP = 'M4 13c0-7 4-10 8-10s8 3 8 10ZM2 15h20v3H2ZM7 19h10v2H7Z';
const FLAME = 'M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 1-6 1-10Z';
const BARRELS = 'M2 6h15v3H2ZM2 11h18v3H2ZM2 16h15v3H2ZM20 8h2v9h-2Z';
const NODES = 'M12 2a4 4 0 0 1 1.500 7.700V12l5 3.500A3.500 3.500 0 1 1 17 18l-5-3.500L7 18a3.500 3.500 0 1 1-1.500-2.500l5-3.500V9.700A4 4 0 0 1 12 2Z';
const FIST = 'M5 8c0-4 3-5 4-3 1-3 4-3 5-.5 2-1.500 5 0 5 3.500v6c0 5-3 8-7 8s-7-3-7-8Z';
const COG = 'M10 2h4l.5 3 2 1 2.500-1.700 2.700 2.700L20 9.500l1 2 3 .5v0l-3 2.500-1 2 1.700 2.500-2.700 2.700L16.500 20l-2 1-.5 3h-4l-.5-3-2-1L5 21.700 2.300 19 4 16.500l-1-2L0 14v-4l3-.5 1-2L2.300 5 5 2.300 7.500 4l2-1ZM12 8a4 4 0 1 0 .1 0Z';
const BOLT = 'M14 1 4 14h6l-2 9L19 9h-7Z';
const RIVET = 'M5 3h14v6H15v12l-3 2-3-2V9H5Z';
const SPRAY = 'M2 10h8v4H2ZM12 6l9-4v4l-9 3ZM12 11h10v3H12ZM12 15l9 3v4l-9-4Z';
const EYE = 'M1 12C5 5 19 5 23 12 19 19 5 19 1 12ZM12 7.500a4.500 4.500 0 1 0 .1 0ZM12 10a2 2 0 1 1-.1 0Z';
const COLOSSUS = 'M8 2h8v5h5v9h-3v-5h-2v11h-3v-7h-2v7H8V11H6v5H3V7h5Z';
const HAWK = 'M12 7c2-3 6-4 11-3-2 5-5 8-8 8l-3 9-3-9C6 12 3 9 1 4c5-1 9 0 11 3Z';

const GLYPHS: Readonly<Record<string, string>> = {
  'lum-champion': CROWN,
  'lum-archiviste': BOOK,
  'lum-garde': SWORDS,
  'lum-lampiste': LAMP,
  'lum-archer': BOW,
  'lum-duelliste': RAPIERS,
  'lum-restaurateur': SPANNER,
  'lum-protecteur': SHIELD,
  'lum-aile': WING,
  'iron-marechal': STAR,
  'iron-canonnier': CANNON,
  'iron-conscrit': CAP,
  'iron-hallebardier': HALBERD,
  'iron-fusilier': RIFLE,
  'iron-incendiaire': FLAME,
  'iron-sapeur': PICK,
  'iron-brise-ligne': HAMMER,
  'iron-mitrailleur': BARRELS,
  'stm-coordonnateur': NODES,
  'stm-premier': FIST,
  'stm-ouvrier': COG,
  'stm-coursier': BOLT,
  'stm-rivetier': RIVET,
  'stm-cracheur': SPRAY,
  'stm-traqueur': EYE,
  'stm-colosse': COLOSSUS,
  'stm-faucon': HAWK,
};

export function glyphOf(card: string): string {
  return GLYPHS[card] ?? COG;
}
