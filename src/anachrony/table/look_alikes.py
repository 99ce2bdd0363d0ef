"""Letters and digits of other scripts that look like Latin ones.

These are the rows of Unicode's table of look-alikes (UTS 39, version 15) that turn one sign into one Latin
letter or digit, without those that ``names.proper`` refuses or turns into something else. A few are added
that most fonts draw alike, such as the Coptic alphabet. An upright stroke is a capital I, drawn like an l.
"""
# ruff: noqa: RUF001  # that they look alike is the point

from __future__ import annotations

from typing import Final

_SCRIPTS: Final = (
    ("ıƄƖƦƽǀȷɣɩʋẝỿ", "iblRsljyiufy"),  # Latin
    ("ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυϜϳϺᴦ", "JABEZHIKMNOPTYXayivopouFjMr"),  # Greek
    ("ϨⲀⲁⲂⲅⲈⲉⲌⲎⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭⳊⳌⳐⳒ", "2AaBrEeZHIiKkMmNnOoPpCcTtYyXx93L6"),  # Coptic
    (
        "ЅІЈАВЕЗКМНОРСТУХЬабгеорсухѕіјѡѴѵҮүһҽӀӏӠԁԌԛԜԝꙄꙇ",
        "SIJABE3KMHOPCTYXba6reopcyxsijwVvYyheIl3dGqWw2i",
    ),  # Cyrillic
    ("ՍՏՕագզհոռսցքօ", "USOwqqhnnugfo"),  # Armenian
    ("וטןס", "IvIo"),  # Hebrew
    ("اه١٥٧ھہە۱۵۷", "IoIoVoooIoV"),  # Arabic
    ("߀ߊ", "OI"),  # Nko
    ("०", "o"),  # Devanagari
    ("০৪৭", "O89"),  # Bengali
    ("੦੧੪", "o98"),  # Gurmukhi
    ("૦", "o"),  # Gujarati
    ("ଠ୦୨", "OO9"),  # Oriya
    ("௦", "o"),  # Tamil
    ("౦", "o"),  # Telugu
    ("೦", "o"),  # Kannada
    ("ഠ൦൭", "oo9"),  # Malayalam
    ("๐", "o"),  # Thai
    ("໐", "o"),  # Lao
    ("ဝ၀", "oo"),  # Myanmar
    ("ყჿ", "yo"),  # Georgian
    ("ሀዐ", "UO"),  # Ethiopic
    ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴꭵꮁꮃꮓꮩꮪꮯ", "DRTiYAJEWMHYGhZ4bRWSVSLCPKd6GBirwzvsc"),  # Cherokee
    ("ᐯᑌᑭᑯᑲᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷ", "VUPdbJL2xHxRbFADDMB"),  # Canadian Aboriginal
    ("ᚷᛁᛕᛖ", "XIKM"),  # Runic
    ("ⴸⴹⵏⵔⵕⵝ", "VEIOQX"),  # Tifinagh
    ("ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPdDTGKJCZFMNLSRVHWXYAEIOU"),  # Lisu
    ("ꛟꛯ", "V2"),  # Bamum
    ("𐊂𐊆𐊇𐊊𐊐𐊒𐊕𐊖𐊗", "BEFIXOPST"),  # Lycian
    ("𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏", "ABCFOMTYXH"),  # Carian
    ("𐌁𐌂𐌉𐌑𐌕𐌗𐌚", "BCIMTX8"),  # Old Italic
    ("𐐄𐐕𐐛𐐠𐐬𐐽𐑈", "OCLSocs"),  # Deseret
    ("𐒴𐓂𐓎𐓒𐓪𐓶", "ROU7ou"),  # Osage
    ("𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧", "NOKCVFLX"),  # Elbasan
    ("𑓐", "O"),  # Tirhuta
    ("𑜆𑜊𑜎𑜏", "vwww"),  # Ahom
    ("𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣊𑣌𑣕𑣖𑣗𑣘𑣜𑣠𑣥𑣦𑣩", "VFLYEZ9E4LOU5TvsFiz7o3969ouyOZWC"),  # Warang Citi
    ("𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃", "VTLIRS3AUY"),  # Miao
)
LATIN_TWINS: Final = {
    ord(one): twin for ours, latin in _SCRIPTS for one, twin in zip(ours, latin, strict=True)
}
